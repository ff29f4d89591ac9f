/**
 * @generated SignedSource<<82d1b3abafb396fffda503359566c696>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
import type { FragmentRefs } from "relay-runtime";
export type CompartilhamentoDoHistorico_candidatura$data = {
  readonly compartilhaHistorico: boolean | null;
  readonly etapa: EtapaDaCandidatura | null;
  readonly " $fragmentType": "CompartilhamentoDoHistorico_candidatura";
};
export type CompartilhamentoDoHistorico_candidatura$key = {
  readonly " $data"?: CompartilhamentoDoHistorico_candidatura$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompartilhamentoDoHistorico_candidatura">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompartilhamentoDoHistorico_candidatura",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "etapa",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "compartilhaHistorico",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Candidatura",
  "abstractKey": null
};

(node as any).hash = "a2eac1eb2c5c9dc92b171de63474ed4e";

export default node;
