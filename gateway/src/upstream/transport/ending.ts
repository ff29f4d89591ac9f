/** Why calls were aborted: the client disconnected, or the operation's deadline passed. */
export type EndReason = 'left' | 'late'

/** Aborts calls whose response nobody needs. A cheap AbortSignal, which would cost each call two listeners. */
export class Ending {
  /** Null until it ends. */
  reason: EndReason | null = null
  /** Most operations make one call at a time and need no set. */
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

  /** Calls `abort` at the end, or at once if it has ended. */
  enter(abort: () => void): void {
    if (this.reason) abort()
    else if (this.#call === null) this.#call = abort
    else (this.#others ??= new Set()).add(abort)
  }

  /** Removes `abort`. */
  exit(abort: () => void): void {
    if (this.#call === abort) this.#call = null
    else this.#others?.delete(abort)
  }

  get isIdle(): boolean {
    return this.#call === null && !this.#others?.size
  }
}

/** One operation: it ends with its client, or after so many milliseconds. */
export class Operation extends Ending {
  readonly #client: Ending | null
  readonly #until: number
  readonly #leave = () => this.end('left')
  #timer: NodeJS.Timeout | undefined

  /** `client` is null for shared loads. */
  constructor(client: Ending | null, milliseconds: number) {
    super()
    this.#client = client
    this.#until = performance.now() + milliseconds
  }

  /** The timer runs only while calls run, so an operation needs no clean-up. */
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
