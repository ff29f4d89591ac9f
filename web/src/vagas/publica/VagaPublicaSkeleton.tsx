import { Stack } from '../../ui/layout/Stack.tsx'
import { Loading } from '../../ui/state/Loading.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { DescricaoCard } from '../Descricao.tsx'
import { Areas } from '../vaga/Areas.tsx'
import { TituloSkeleton } from '../vaga/TituloSkeleton.tsx'
import { ConviteAoMural } from './ConviteAoMural.tsx'
import { FolhaPublica } from './FolhaPublica.tsx'
import { ComSuaConta } from './VagaPublicaHeader.tsx'
import * as styles from './VagaPublicaSkeleton.css.ts'

/** The route fills in title and description (sketch.ts). */
export const VagaPublicaSkeleton = () => (
  <Loading label="Carregando oportunidade...">
    <div data-sketch="">
      <Stack gap="large">
        <FolhaPublica
          titulo={<TituloSkeleton />}
          tipo={<Skeleton width="96px" height="1lh" />}
          prazo={<Skeleton width="180px" height="1lh" />}
          acao={
            <>
              <div className={styles.botao}>
                <Skeleton width="140px" height="2.25rem" />
              </div>
              <div className={styles.conta}>
                <ComSuaConta />
              </div>
            </>
          }
        />
        <Areas
          descricao={
            <DescricaoCard>
              <Skeleton height="20rem" />
            </DescricaoCard>
          }
          lado={<Skeleton shape="block" height="16rem" />}
          resto={<ConviteAoMural />}
        />
      </Stack>
    </div>
  </Loading>
)
