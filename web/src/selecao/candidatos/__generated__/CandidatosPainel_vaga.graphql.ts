/**
 * @generated SignedSource<<4981ae7076b75ef41c50f01b172c0b5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidatosPainel_vaga$data = {
  readonly codigo: string;
  readonly id: string;
  readonly selecao: {
    readonly " $fragmentSpreads": FragmentRefs<"Lugares_selecao">;
  } | null;
  readonly titulo: string | null;
  readonly " $fragmentType": "CandidatosPainel_vaga";
};
export type CandidatosPainel_vaga$key = {
  readonly " $data"?: CandidatosPainel_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatosPainel_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidatosPainel_vaga",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "Lugares_selecao"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "170b95989916d52b78f721e0392501d1";

export default node;
