/** Loaders load in tasks of their own, so that the page stays responsive. Throws if the navigation was aborted. */
export async function nextTask({ signal }: Request): Promise<void> {
  await new Promise(done => setTimeout(done))
  signal.throwIfAborted()
}
