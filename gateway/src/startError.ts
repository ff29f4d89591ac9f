/** A reason not to start, such as a wrong setting. Its message is the one line that the process prints. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
