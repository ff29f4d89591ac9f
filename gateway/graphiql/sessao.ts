type Headers = Record<string, string>

/**
 * The token of the last sign-in, for every tab. It is only in memory: a reload signs out. A tab that sets its own
 * Authorization header keeps it.
 */
export function createSessao() {
  let token: string | null = null

  function authorize(headers: Headers = {}): Headers {
    const own = Object.keys(headers).some(name => name.toLowerCase() === 'authorization')
    return own || token === null ? headers : { ...headers, authorization: `Bearer ${token}` }
  }

  /** Finds the token of any mutation, under any alias. */
  function hear(result: unknown): void {
    for (const payload of Object.values(toData(result))) {
      if (typeof payload?.['token'] === 'string') token = payload['token']
      if (typeof payload?.['revogado'] === 'boolean') token = null
    }
  }

  return { authorize, hear }
}

type Data = Record<string, Record<string, unknown> | null>

function toData(result: unknown): Data {
  return (result as { data?: Data | null }).data ?? {}
}
