import { ConnectionHandler, VIEWER_ID } from 'relay-runtime'

/** The connection of useMinhasVagas in the store, for the mutations that change it. */
export const getMinhasVagasConnectionID = () =>
  ConnectionHandler.getConnectionID(VIEWER_ID, 'useMinhasVagas_minhasVagas')
