/** A reason not to start, such as a wrong setting; its message is the one line that the start ends with. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
