/** Why calls end before their answers came: the client left, or the deadline of the operation passed. */
export type EndReason = 'left' | 'late'

/**
 * Ends the calls that nobody needs any more. It does the work of an AbortSignal, which costs each call two listeners,
 * for a fraction of its time.
 */
export class Ending {
  /** Null while it goes on. */
  reason: EndReason | null = null
  /** Most operations make one call at a time, and need no set. */
  #call: (() => void) | null = null
  #others: Set<() => void> | undefined

  end(reason: EndReason): void {
    if (this.reason) return
    this.reason = reason
    const calls = [this.#call, ...(this.#others ?? [])]
    this.#call = null
    this.#others = undefined
    for (const abort of calls) abort?.()
  }

  /** Calls `abort` at the end, at once when that has come. */
  enter(abort: () => void): void {
    if (this.reason) abort()
    else if (this.#call === null) this.#call = abort
    else (this.#others ??= new Set()).add(abort)
  }

  /** `abort` is not called any more. */
  exit(abort: () => void): void {
    if (this.#call === abort) this.#call = null
    else this.#others?.delete(abort)
  }

  get isIdle(): boolean {
    return this.#call === null && !this.#others?.size
  }
}

/** One operation: it ends with its client, and by itself so many milliseconds after it began. */
export class Operation extends Ending {
  readonly #client: Ending | null
  readonly #until: number
  readonly #leave = () => this.end('left')
  #timer: NodeJS.Timeout | undefined

  /** Without a client when many wait for the answer. */
  constructor(client: Ending | null, milliseconds: number) {
    super()
    this.#client = client
    this.#until = performance.now() + milliseconds
  }

  /** The timer runs while calls do: an operation needs no clean-up. */
  override enter(abort: () => void): void {
    if (this.isIdle && !this.reason) {
      this.#timer = setTimeout(() => this.end('late'), Math.ceil(this.#until - performance.now()))
      this.#client?.enter(this.#leave)
    }
    super.enter(abort)
  }

  override exit(abort: () => void): void {
    super.exit(abort)
    if (!this.isIdle) return
    clearTimeout(this.#timer)
    this.#client?.exit(this.#leave)
  }
}
