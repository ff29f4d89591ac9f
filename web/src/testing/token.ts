/** A token like the API's, with a signature that is not verified here. `user_id` is 7 by default. */
export function fakeToken(payload: Record<string, unknown> = { user_id: 7, is_student: true }): string {
  const part = (value: unknown) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return [part({ alg: 'HS256', typ: 'JWT' }), part(payload), 'signature'].join('.')
}
