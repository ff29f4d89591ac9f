import type { DocumentNode } from 'graphql'

/**
 * The most memory that a cached document may take, with its tokens, comments, validation result and one compiled plan.
 * Measured with the worst documents of each kind.
 */
const bytes = { each: 20_000, character: 52, token: 1200 }

interface Kept {
  document: DocumentNode
  size: number
}

/** An LRU cache of parsed documents that clients wrote themselves, bounded by bytes. */
export class DocumentCache {
  size = 0
  readonly #most: number
  readonly #kept = new Map<string, Kept>()

  /** `most`: in bytes. */
  constructor(most: number) {
    this.#most = most
  }

  get(text: string): DocumentNode | undefined {
    const kept = this.#kept.get(text)
    if (!kept) return undefined
    this.#kept.delete(text)
    this.#kept.set(text, kept)
    return kept.document
  }

  set(text: string, document: DocumentNode): void {
    this.#drop(text)
    const size = bytes.each + bytes.character * text.length + bytes.token * (document.tokenCount ?? text.length)
    this.#kept.set(text, { document, size })
    this.size += size
    for (const oldest of this.#kept.keys()) {
      if (this.size <= this.#most) return
      this.#drop(oldest)
    }
  }

  #drop(text: string): void {
    this.size -= this.#kept.get(text)?.size ?? 0
    this.#kept.delete(text)
  }
}
