import { createContext, useContext } from 'react'

/** Whether a path leads to a page of this build. The frame tells; alone, a part believes every link. */
export const RouteExistsContext = createContext<(path: string) => boolean>(() => true)

/** Hides links to pages that are not there yet: `routeExists(paths.rede())`. */
export const useRouteExists = () => useContext(RouteExistsContext)
