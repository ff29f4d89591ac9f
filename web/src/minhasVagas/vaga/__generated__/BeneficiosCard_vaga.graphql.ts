/**
 * @generated SignedSource<<fbc78cdc1a39964c0710d4825cc0d7d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BeneficiosCard_vaga$data = {
  readonly desconto: number | null;
  readonly horasComplementares: number | null;
  readonly remuneracao: number | null;
  readonly " $fragmentType": "BeneficiosCard_vaga";
};
export type BeneficiosCard_vaga$key = {
  readonly " $data"?: BeneficiosCard_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"BeneficiosCard_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BeneficiosCard_vaga",
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

(node as any).hash = "7558611d2a04d701b10ae24377435060";

export default node;
