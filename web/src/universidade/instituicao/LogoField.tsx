import { type ChangeEvent, useId, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../../ui/form/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { LogoField_instituicao$key } from './__generated__/LogoField_instituicao.graphql.ts'
import * as styles from './LogoField.css.ts'
import { useRemoverLogo, useTrocarLogo } from './useLogo.ts'

/** In bytes. */
const maximo = 200 * 1024

/** The logo, which is saved at once. */
export const LogoField = ({ instituicaoRef }: { instituicaoRef: LogoField_instituicao$key }) => {
  const { logo, sigla } = useFragment(
    graphql`
      fragment LogoField_instituicao on InstituicaoAdministrada {
        logo
        sigla
      }
    `,
    instituicaoRef,
  )
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [recusa, setRecusa] = useState<string | null>(null)
  const [trocar, trocando] = useTrocarLogo(setRecusa)
  const [remover, removendo] = useRemoverLogo(setRecusa)
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file && file.size > maximo) setRecusa('O logo deve ter no máximo 200 KB.')
    else if (file) trocar(file)
    // Lets the same file be chosen again.
    target.value = ''
  }
  return (
    <div role="group" aria-labelledby={id}>
      <Stack gap="xsmall">
        <Text id={id} weight="medium">
          Logo
        </Text>
        <Cluster gap="small">
          {logo ? <img src={logo} alt={`Logo da ${sigla}`} className={styles.logo} /> : null}
          <Button look="secondary" busy={trocando} busyText="Enviando..." onClick={() => input.current?.click()}>
            {logo ? 'Trocar logo' : 'Enviar logo'}
          </Button>
          {logo ? <Remover busy={removendo} onClick={remover} /> : null}
        </Cluster>
        <input ref={input} type="file" accept={aceitos} aria-label="Arquivo do logo" hidden onChange={handleChange} />
        <Explicacao recusa={recusa} />
      </Stack>
    </div>
  )
}

const aceitos = 'image/png,image/jpeg,image/webp,image/svg+xml'

const Remover = ({ busy, onClick }: { busy: boolean; onClick: () => void }) => (
  <Button look="quiet" busy={busy} onClick={onClick}>
    Remover logo
  </Button>
)

const Explicacao = ({ recusa }: { recusa: string | null }) => (
  <>
    <Text size="small" color="muted">
      PNG, JPEG, WebP ou SVG, de até 200 KB. Fica no alto de todas as páginas e vale assim que é enviado.
    </Text>
    {recusa ? (
      <Notice tone="danger" live>
        {recusa}
      </Notice>
    ) : null}
  </>
)
