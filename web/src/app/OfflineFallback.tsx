import Check from 'lucide-react/icons/check'
import { paths } from '../paths.ts'
import { CenaMural } from '../ui/cena/CenaMural.tsx'
import { LinkButton } from '../ui/form/LinkButton.tsx'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { TextLink } from '../ui/text/TextLink.tsx'
import { Failure } from './Failure.tsx'

/**
 * The page that the service worker serves without a connection for an address that is not in its cache. Works without
 * JavaScript; its links lead to cached pages.
 */
export const OfflineFallback = () => (
  <main>
    <Failure
      title="Sem conexão"
      sentence="Esta página só abre com internet. Quando a conexão voltar, recarregue a página."
      Cena={CenaMural}
      more={
        <Stack gap="xsmall">
          <p>Enquanto isso, continuam neste navegador:</p>
          <Stack as="ul" gap="xsmall">
            {guardados.map(guardado => (
              <li key={guardado}>
                <Cluster>
                  <Check size={20} aria-hidden="true" />
                  {guardado}
                </Cluster>
              </li>
            ))}
          </Stack>
        </Stack>
      }
    >
      <LinkButton to={paths.vagas()}>Última lista de oportunidades</LinkButton>
      <TextLink to={paths.inicio()} alone>
        Ir para o início
      </TextLink>
    </Failure>
  </main>
)

const guardados = [
  'A última lista de oportunidades',
  'As oportunidades que você abriu',
  'O que você escreveu e não enviou',
]
