import { startStack } from './stack.ts'

/** One stack for the whole run; tests read its address as `baseURL`, that of its API in API_URL. */
export default async function globalSetup() {
  const stack = await startStack()
  process.env['BASE_URL'] = stack.url
  process.env['API_URL'] = stack.api
  return stack.stop
}
