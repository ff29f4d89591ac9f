/** One operation of the main job: its document, its one call, and a response body of the call. */
export interface Operation {
  name: string
  query: string
  token?: string
  call: string
  body: unknown
  /** Not every upstream has the call: then it responds 405, and the field is null. */
  extension?: true
}
