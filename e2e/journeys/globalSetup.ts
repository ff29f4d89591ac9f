import { warmUp } from '../globalSetup.ts'
import { startStack } from '../stack.ts'

/** One stack. playwright.config.ts reads its address in each worker. */
export default async function globalSetup() {
  const stack = await startStack()
  await warmUp(stack)
  Object.assign(process.env, { BOARD_URL: stack.url, API_URL: stack.api })
  return stack.stop
}
