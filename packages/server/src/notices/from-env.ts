import type { NoticeOptions } from './notices.ts'

/** What whoever runs the server has said in its environment: FIREGROUP_URL, FIREGROUP_SMTP, FIREGROUP_MAIL_FROM, FIREGROUP_CONTACT. */
export function noticeOptionsFrom(env: { readonly [name: string]: string | undefined }, origins: readonly string[] = []): NoticeOptions {
  const url = env['FIREGROUP_URL'] ?? origins[0]
  const smtp = env['FIREGROUP_SMTP']
  const from = env['FIREGROUP_MAIL_FROM']
  const contact = env['FIREGROUP_CONTACT']
  if (smtp !== undefined && !/^smtps?:\/\//.test(smtp)) throw new Error('FIREGROUP_SMTP names a mail server as smtp://… or smtps://….')
  if (smtp !== undefined && !from) throw new Error('FIREGROUP_SMTP needs FIREGROUP_MAIL_FROM: the address that mails come from.')
  if (contact !== undefined && !/^(https:|mailto:)/.test(contact)) throw new Error('FIREGROUP_CONTACT is an https or mailto address.')
  return {
    ...(url === undefined ? {} : { url }),
    ...(smtp !== undefined && from ? { mail: { url: smtp, from } } : {}),
    ...(contact === undefined ? {} : { contact }),
  }
}
