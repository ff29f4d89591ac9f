/** A reference in a document to an object of a type, by the id `written`. */
export interface Reference {
  type: string
  codigo: string
  /** The path in a refusal, unless it is the argument's name. */
  argument?: string
  token: string
  document: (written: string) => string
  /** The expected call. */
  call: string
  answer: unknown
  sends?: object
  /** Sent as the document's `$arquivo`. */
  arquivo?: File
}

export const read = (field: string) => `{ ${field} { __typename } }`
export const write = (name: string, input: string) => `mutation { ${name}(input: { ${input} }) { __typename } }`
