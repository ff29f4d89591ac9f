/**
 * @generated SignedSource<<0808194a747fd316084820636c601253>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClassificacaoDaDisciplina = "CONCLUIDA" | "NAO_CONCLUIDA" | "NAO_RECONHECIDA";
export type SituacaoDaDisciplina = "APROVADO" | "CURSANDO" | "OUTRA" | "REPROVADO";
import type { FragmentRefs } from "relay-runtime";
export type SituacaoTag_disciplina$data = {
  readonly classificacao: ClassificacaoDaDisciplina;
  readonly situacao: SituacaoDaDisciplina;
  readonly situacaoOriginal: string | null;
  readonly " $fragmentType": "SituacaoTag_disciplina";
};
export type SituacaoTag_disciplina$key = {
  readonly " $data"?: SituacaoTag_disciplina$data;
  readonly " $fragmentSpreads": FragmentRefs<"SituacaoTag_disciplina">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SituacaoTag_disciplina",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "situacao",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "situacaoOriginal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "classificacao",
      "storageKey": null
    }
  ],
  "type": "Disciplina",
  "abstractKey": null
};

(node as any).hash = "b57b9bd8417669d82700bc81adf6d6ed";

export default node;
