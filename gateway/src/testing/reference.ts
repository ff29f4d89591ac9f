/** What a document names: a type's object, by `written`. */
export interface Reference {
  type: string
  codigo: string
  token: string
  document: (written: string) => string
  /** The call that it makes. */
  call: string
  answer: unknown
  sends?: object
  /** What goes as `$arquivo` of the document. */
  arquivo?: File
}

export const read = (field: string) => `{ ${field} { __typename } }`
export const readViewer = (field: string) => `{ viewer { ${field} { __typename } } }`
export const write = (name: string, input: string) => `mutation { ${name}(input: { ${input} }) { __typename } }`
