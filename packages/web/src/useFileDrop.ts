import { useEffect, useRef, useState } from 'react'

/** Takes a file dropped anywhere on the page; true while one is held over it. */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [over, setOver] = useState(false)
  const latest = useRef(onFile)
  useEffect(() => {
    latest.current = onFile
  })
  useEffect(() => {
    const hold = (event: DragEvent): void => {
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent): void => {
      event.preventDefault()
      setOver(false)
      const file = event.dataTransfer?.files[0]
      if (file) latest.current(file)
    }
    addEventListener('dragover', hold)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', hold)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [])
  return over
}
