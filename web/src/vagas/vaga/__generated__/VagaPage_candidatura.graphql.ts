/**
 * @generated SignedSource<<4103fc453e65540f304311131a1d0d3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagaPage_candidatura$data = {
  readonly encerrada: boolean;
  readonly id: string;
  readonly minhaCandidatura: {
    readonly " $fragmentSpreads": FragmentRefs<"CandidaturaCard_consentimento" | "CandidaturaCard_situacao">;
  } | null;
  readonly pedido: {
    readonly " $fragmentSpreads": FragmentRefs<"CandidaturaCard_pedido">;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"CandidaturaCard_vaga">;
  readonly " $fragmentType": "VagaPage_candidatura";
};
export type VagaPage_candidatura$key = {
  readonly " $data"?: VagaPage_candidatura$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaPage_candidatura">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaPage_candidatura",
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
      "name": "encerrada",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "CandidaturaCard_situacao"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CandidaturaCard_consentimento"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "PedidoDaVaga",
        "kind": "LinkedField",
        "name": "pedido",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CandidaturaCard_pedido"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidaturaCard_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "6209edada3b5820294ca79ae788d4118";

export default node;
