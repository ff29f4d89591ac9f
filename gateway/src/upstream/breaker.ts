/** The breaker looks back on so many calls, and not further than so many milliseconds. */
const window = { calls: 20, milliseconds: 10_000 }
/** Milliseconds between probes: the first pause, the longest, and the longest that the upstream may ask for. */
const pauses = { first: 500, longest: 4000, told: 5000 }
/** A retry costs what so many calls earn; so many calls may save up for ten in a row. */
const budget = { cost: 10, most: 100 }

const never = Number.NEGATIVE_INFINITY

export type BreakerState = 'closed' | 'open' | 'half-open'

/**
 * Guards one upstream. While nearly all calls fail nothing is sent, so that answers come at once and the upstream can
 * recover; after each pause one call probes it. Repeated calls have a budget, so that they never add to a bad time.
 */
export class Breaker {
  state: BreakerState = 'closed'
  readonly #most: number
  readonly #onChange: (state: BreakerState) => void
  readonly #now: () => number
  /** When each of the last calls failed, `never` for those that did not. */
  readonly #failures: number[] = Array.from({ length: window.calls }, () => never)
  #calls = 0
  #saved = budget.most
  #pause = pauses.first
  #closedUntil = 0

  /** `most`: the failures among the last 20 calls that open it. */
  constructor(most: number, onChange: (state: BreakerState) => void = () => {}, now: () => number = Date.now) {
    this.#most = most
    this.#onChange = onChange
    this.#now = now
  }

  /** Whether a call may be sent. `succeed`, `fail` or `forget` follows one that may. */
  allows(): boolean {
    if (this.#saved < budget.most) this.#saved += 1
    if (this.state === 'closed') return true
    if (this.state === 'half-open' || this.#now() < this.#closedUntil) return false
    this.#change('half-open')
    return true
  }

  /** Whether a call that failed may be sent again. */
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

  /** `told`: for how many milliseconds the upstream wants to be left alone (Retry-After), 0 when it does not say. */
  fail(told = 0): void {
    const now = this.#now()
    this.#failures[this.#calls++ % window.calls] = now
    const recent = this.#failures.filter(at => at > now - window.milliseconds)
    if (this.state === 'open' || (this.state === 'closed' && recent.length < this.#most)) return
    this.#closedUntil = now + Math.max(this.#pause, Math.min(told, pauses.told))
    this.#pause = Math.min(pauses.longest, this.#pause * 2)
    this.#change('open')
  }

  /** The call ended without telling anything of the upstream: its client left. */
  forget(): void {
    if (this.state === 'half-open') this.#change('open')
  }

  #change(state: BreakerState): void {
    this.state = state
    this.#onChange(state)
  }
}
