import { startStack } from './stack.ts'

/** One stack for the whole run; tests read its address as `baseURL`. Resolves what stops it again. */
export default async function globalSetup() {
  const stack = await startStack()
  process.env['BASE_URL'] = stack.url
  return stack.stop
}
