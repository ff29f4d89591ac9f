import { useState } from 'react'
import { Button } from '../../ui/form/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { toastSuccess } from '../../ui/overlay/toast.ts'
import { Loading } from '../../ui/state/Loading.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { type Escrita, listasNoEndereco } from './endereco.ts'
import { palavras } from './listas.ts'
import { PreviaDaImportacao } from './PreviaDaImportacao.tsx'
import { type Importacao, useImportarLista } from './useImportarLista.ts'

type Props = { escrita: Escrita; onClose: () => void }

/** Chooses a file, shows what each of its lines does, and only then imports it. */
export const ImportarDialog = ({ escrita, onClose }: Props) => {
  const { previa, recusa, busy, choose, aplicar } = useArquivo(escrita, onClose)
  const actions = <Acoes {...{ busy, aplicar, onClose }} pode={previa !== null} />
  return (
    <Dialog open onClose={onClose} title={`Importar ${palavras[escrita].titulo.toLowerCase()}`} actions={actions}>
      <Stack>
        <Field
          label="Arquivo CSV"
          hint="As colunas são as do arquivo exportado. Linhas sem código são novas; o que não está no arquivo fica como está. Até 5.000 linhas, 500 KB."
          error={recusa}
        >
          {control => (
            <TextInput
              {...control}
              type="file"
              accept=".csv,text/csv,text/plain"
              onChange={event => choose(event.target.files?.[0] ?? null)}
            />
          )}
        </Field>
        {busy && !previa ? (
          <Loading label="Lendo o arquivo...">
            <Skeleton shape="block" height="120px" />
          </Loading>
        ) : null}
        {previa ? <PreviaDaImportacao importacaoRef={previa} /> : null}
      </Stack>
    </Dialog>
  )
}

/** The chosen file, and what it would do. */
function useArquivo(escrita: Escrita, onImportada: () => void) {
  const [arquivo, setArquivo] = useState<File | null>(null)
  const [previa, setPrevia] = useState<Importacao | null>(null)
  const [recusa, setRecusa] = useState<string>()
  const onLida = (importacao: Importacao) => {
    setPrevia(importacao)
    if (!importacao.aplicada) return
    toastSuccess('Lista importada')
    onImportada()
  }
  const [importar, busy] = useImportarLista(listasNoEndereco[escrita], { onLida, onRecusa: setRecusa })
  const choose = (escolhido: File | null) => {
    setArquivo(escolhido)
    setPrevia(null)
    setRecusa(undefined)
    if (escolhido) importar(escolhido, false)
  }
  const aplicar = () => (arquivo ? importar(arquivo, true) : undefined)
  return { previa, recusa, busy, choose, aplicar }
}

type AcoesProps = { pode: boolean; busy: boolean; aplicar: () => void; onClose: () => void }

const Acoes = ({ pode, busy, aplicar, onClose }: AcoesProps) => (
  <>
    <Button look="secondary" onClick={onClose}>
      Voltar
    </Button>
    <Button disabled={!pode} busy={pode && busy} busyText="Importando..." onClick={aplicar}>
      Importar
    </Button>
  </>
)
