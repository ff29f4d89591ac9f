/** The sliding window of the breaker: so many calls, and at most so many milliseconds. */
const window = { calls: 20, milliseconds: 10_000 }
/** Milliseconds between probes: the first pause, the longest, and the longest Retry-After that is honoured. */
const pauses = { first: 500, longest: 4000, told: 5000 }
/**
 * The retry budget: each call earns 1, a retry costs `cost`, and at most `most` is saved, enough for ten retries in a
 * row.
 */
const budget = { cost: 10, most: 100 }

const never = Number.NEGATIVE_INFINITY

export type BreakerState = 'closed' | 'open' | 'half-open'

/**
 * The circuit breaker of one upstream. While nearly all calls fail it sends nothing, so that responses fail fast and
 * the upstream can recover; after each pause one call probes it. Retries have a budget, so that they never add to an
 * overload.
 */
export class Breaker {
  state: BreakerState = 'closed'
  readonly #most: number
  readonly #onChange: (state: BreakerState) => void
  readonly #now: () => number
  /** When each of the last calls failed; `never` for the others. */
  readonly #failures: number[] = Array.from({ length: window.calls }, () => never)
  #calls = 0
  #saved = budget.most
  #pause = pauses.first
  #closedUntil = 0

  /** `most`: how many failures among the last 20 calls open it. */
  constructor(most: number, onChange: (state: BreakerState) => void = () => {}, now: () => number = Date.now) {
    this.#most = most
    this.#onChange = onChange
    this.#now = now
  }

  /** Whether a call may be sent. Each allowed call must be followed by `succeed`, `fail` or `forget`. */
  allows(): boolean {
    if (this.#saved < budget.most) this.#saved += 1
    if (this.state === 'closed') return true
    if (this.state === 'half-open' || this.#now() < this.#closedUntil) return false
    this.#change('half-open')
    return true
  }

  /** Whether a failed call may be retried. */
  allowsRetry(): boolean {
    if (this.state !== 'closed' || this.#saved < budget.cost) return false
    this.#saved -= budget.cost
    return true
  }

  succeed(): void {
    this.#failures[this.#calls++ % window.calls] = never
    if (this.state === 'closed') return
    this.#pause = pauses.first
    this.#failures.fill(never)
    this.#change('closed')
  }

  /** `told`: the upstream's Retry-After in milliseconds, 0 without one. */
  fail(told = 0): void {
    const now = this.#now()
    this.#failures[this.#calls++ % window.calls] = now
    const recent = this.#failures.filter(at => at > now - window.milliseconds)
    if (this.state === 'open' || (this.state === 'closed' && recent.length < this.#most)) return
    this.#closedUntil = now + Math.max(this.#pause, Math.min(told, pauses.told))
    this.#pause = Math.min(pauses.longest, this.#pause * 2)
    this.#change('open')
  }

  /** The call proved nothing about the upstream: its client disconnected. */
  forget(): void {
    if (this.state === 'half-open') this.#change('open')
  }

  #change(state: BreakerState): void {
    this.state = state
    this.#onChange(state)
  }
}
