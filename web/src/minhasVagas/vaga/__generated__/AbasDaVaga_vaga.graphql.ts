/**
 * @generated SignedSource<<0e9749e886d16885860a1c7b21541b18>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AbasDaVaga_vaga$data = {
  readonly codigo: string;
  readonly id: string;
  readonly selecao: {
    readonly __typename: "Selecao";
  } | null;
  readonly titulo: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatosSection_vaga" | "GestaoDaVaga_vaga" | "SobreAVaga_vaga" | "useTodosOsCandidatos_vaga">;
  readonly " $fragmentType": "AbasDaVaga_vaga";
};
export type AbasDaVaga_vaga$key = {
  readonly " $data"?: AbasDaVaga_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"AbasDaVaga_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AbasDaVaga_vaga",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titulo",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Selecao",
        "kind": "LinkedField",
        "name": "selecao",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
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
      "name": "useTodosOsCandidatos_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidatosSection_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SobreAVaga_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GestaoDaVaga_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "ce2848b6c83a03a171116f519b809313";

export default node;
