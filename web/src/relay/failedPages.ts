/** Pages whose stored data has errors. */
import type { IEnvironment } from 'relay-runtime'

const ofEnvironment = new WeakMap<IEnvironment, Set<string>>()

/** Marks the page at this pathname as failed. Its next load does not render from the store, which contains the errors too. */
export function markPageFailed(environment: IEnvironment, pathname: string): void {
  ofEnvironment.set(environment, (ofEnvironment.get(environment) ?? new Set()).add(pathname))
}

/** Whether the page at this pathname was marked as failed since the last call. */
export const takePageFailed = (environment: IEnvironment, pathname: string): boolean =>
  ofEnvironment.get(environment)?.delete(pathname) ?? false
