/**
 * @generated SignedSource<<025367249967f3ca2cfbdfc0e22daacc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CampoDaVaga = "DEPARTAMENTO" | "DESCONTO" | "DESCRICAO" | "HORAS_COMPLEMENTARES" | "HORAS_SEMANAIS" | "INTERESSES" | "LOCAL" | "MODALIDADE" | "PRAZO" | "REMUNERACAO" | "REQUISITOS" | "RESPOSTA_ATE" | "TIPO" | "TITULO";
import type { FragmentRefs } from "relay-runtime";
export type VagaMudou_candidatura$data = {
  readonly vagaOriginal: {
    readonly mudou: ReadonlyArray<CampoDaVaga>;
  } | null;
  readonly " $fragmentType": "VagaMudou_candidatura";
};
export type VagaMudou_candidatura$key = {
  readonly " $data"?: VagaMudou_candidatura$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaMudou_candidatura">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaMudou_candidatura",
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
  "type": "Candidatura",
  "abstractKey": null
};

(node as any).hash = "1b902efcfab0f9c58a6a2131202ff0c9";

export default node;
