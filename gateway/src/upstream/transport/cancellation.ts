/** Why calls were aborted: the client disconnected, or the operation's deadline passed. */
export type CancelReason = 'client-gone' | 'deadline'

/** Aborts calls whose response is no longer needed. An AbortSignal per operation costs 8 µs (decision 0040). */
export class Cancellation {
  /** Null until it is cancelled. */
  reason: CancelReason | null = null
  /** Most operations make one call at a time and need no set. */
  #call: (() => void) | null = null
  #others: Set<() => void> | undefined

  cancel(reason: CancelReason): void {
    if (this.reason) return
    this.reason = reason
    const calls = [this.#call, ...(this.#others ?? [])]
    this.#call = null
    this.#others = undefined
    for (const abort of calls) abort?.()
  }

  /** Calls `abort` on cancellation, or at once if it is cancelled. */
  add(abort: () => void): void {
    if (this.reason) abort()
    else if (this.#call === null) this.#call = abort
    else (this.#others ??= new Set()).add(abort)
  }

  /** Removes `abort`. */
  remove(abort: () => void): void {
    if (this.#call === abort) this.#call = null
    else this.#others?.delete(abort)
  }

  get isIdle(): boolean {
    return this.#call === null && !this.#others?.size
  }
}

/** Of one operation: cancelled with its client, or after so many milliseconds. */
export class OperationCancellation extends Cancellation {
  readonly #client: Cancellation | null
  readonly #until: number
  readonly #leave = () => this.cancel('client-gone')
  #timer: NodeJS.Timeout | undefined

  /** `client` is null for shared loads. */
  constructor(client: Cancellation | null, milliseconds: number) {
    super()
    this.#client = client
    this.#until = performance.now() + milliseconds
  }

  /** The timer runs only while calls run, so an operation needs no clean-up. */
  override add(abort: () => void): void {
    if (this.isIdle && !this.reason) {
      this.#timer = setTimeout(() => this.cancel('deadline'), Math.ceil(this.#until - performance.now()))
      this.#client?.add(this.#leave)
    }
    super.add(abort)
  }

  override remove(abort: () => void): void {
    super.remove(abort)
    if (!this.isIdle) return
    clearTimeout(this.#timer)
    this.#client?.remove(this.#leave)
  }
}
