import { Room, type RoomParts } from './room.ts'

/** The rooms in which somebody is. */
export class Rooms {
  readonly #parts: RoomParts
  readonly #rooms = new Map<string, Room>()

  constructor(parts: RoomParts) {
    this.#parts = parts
  }

  get count(): number {
    return this.#rooms.size
  }

  at(id: string): Room {
    let room = this.#rooms.get(id)
    if (!room) {
      room = new Room(id, this.#parts)
      this.#rooms.set(id, room)
    }
    return room
  }

  left(id: string): void {
    if (this.#rooms.get(id)?.empty) this.#rooms.delete(id)
  }

  /** A table was changed by somebody who may not be in it. */
  async changed(id: string): Promise<void> {
    await this.#rooms.get(id)?.tellAll()
  }
}
