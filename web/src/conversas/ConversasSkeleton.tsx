import { Loading } from '../ui/state/Loading.tsx'
import { Skeleton } from '../ui/state/Skeleton.tsx'
import * as item from './ConversaItem.css.ts'
import * as list from './ConversasList.css.ts'

/** The list while it loads. The route fills in names and last messages (sketch.ts). */
export const ConversasSkeleton = () => (
  <div className={list.root}>
    <Loading label="Carregando conversas...">
      <div className={list.search}>
        <Skeleton shape="block" height="44px" />
      </div>
      {Array.from({ length: 9 }, (_, index) => (
        <div key={index} data-sketch="" className={list.item}>
          <div className={item.root}>
            <Skeleton shape="circle" width="44px" height="44px" />
            <span className={item.words}>
              <span className={item.name} data-campo="nome">
                <Skeleton width="60%" />
              </span>
              <span className={item.preview} data-campo="ultimaMensagem">
                <Skeleton width="90%" height="0.875rem" />
              </span>
            </span>
          </div>
        </div>
      ))}
    </Loading>
  </div>
)
