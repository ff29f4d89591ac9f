/**
 * @generated SignedSource<<034f0074e3aaa70840499e908976e0ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CampoDaVaga = "DEPARTAMENTO" | "DESCONTO" | "DESCRICAO" | "HORAS_COMPLEMENTARES" | "INTERESSES" | "LOCAL" | "PRAZO" | "REMUNERACAO" | "REQUISITOS" | "TIPO" | "TITULO";
import type { FragmentRefs } from "relay-runtime";
export type VagaMudou_edge$data = {
  readonly vagaOriginal: {
    readonly mudou: ReadonlyArray<CampoDaVaga>;
  } | null;
  readonly " $fragmentType": "VagaMudou_edge";
};
export type VagaMudou_edge$key = {
  readonly " $data"?: VagaMudou_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaMudou_edge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaMudou_edge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "VagaOriginal",
      "kind": "LinkedField",
      "name": "vagaOriginal",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mudou",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CandidaturaEdge",
  "abstractKey": null
};

(node as any).hash = "e13ee1c01cab2419595c7b1b52814529";

export default node;
