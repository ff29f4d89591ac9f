/**
 * @generated SignedSource<<fe01d0ea05475bb3ee8372b797fc6ca0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
import type { FragmentRefs } from "relay-runtime";
export type VagasSecao_vagas$data = ReadonlyArray<{
  readonly codigo: string;
  readonly id: string;
  readonly minhaCandidatura: {
    readonly etapa: EtapaDaCandidatura | null;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"VagaCard_vaga">;
  readonly " $fragmentType": "VagasSecao_vagas";
}>;
export type VagasSecao_vagas$key = ReadonlyArray<{
  readonly " $data"?: VagasSecao_vagas$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagasSecao_vagas">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "VagasSecao_vagas",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codigo",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "SituacaoDaCandidatura",
        "kind": "LinkedField",
        "name": "minhaCandidatura",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "etapa",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VagaCard_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "6ff31835e89467e1252f38de2580c5e8";

export default node;
