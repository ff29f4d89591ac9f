/**
 * Loaders wait for this before they load, so that the browser paints the press on a link first, and shell and page load in
 * tasks of their own. Throws if the navigation was aborted.
 */
export async function nextTask({ signal }: Request): Promise<void> {
  await new Promise(done => setTimeout(done))
  signal.throwIfAborted()
}
