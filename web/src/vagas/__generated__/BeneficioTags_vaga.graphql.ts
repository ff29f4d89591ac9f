/**
 * @generated SignedSource<<983568b2405ae167652770a82e159d31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BeneficioTags_vaga$data = {
  readonly desconto: number | null;
  readonly horasComplementares: number | null;
  readonly remuneracao: number | null;
  readonly " $fragmentType": "BeneficioTags_vaga";
};
export type BeneficioTags_vaga$key = {
  readonly " $data"?: BeneficioTags_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"BeneficioTags_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BeneficioTags_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remuneracao",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "desconto",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "horasComplementares",
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "fb65fcab2b3da8349152dd3843379129";

export default node;
