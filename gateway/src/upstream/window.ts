/** Rows to pass over and rows to give, as the REST API's `skip` and `limit`. */
export interface Window {
  offset: number
  limit: number
}
