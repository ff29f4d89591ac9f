import { ConnectionHandler, VIEWER_ID } from 'relay-runtime'

/** Where the store keeps the list of useMinhasVagas, for the mutations that change it. */
export const getMinhasVagasConnectionID = () =>
  ConnectionHandler.getConnectionID(VIEWER_ID, 'useMinhasVagas_minhasVagas')
