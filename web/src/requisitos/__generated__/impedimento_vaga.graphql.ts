/**
 * @generated SignedSource<<099ea7825ba1c1e5be10e41e8be3589f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type impedimento_vaga$data = {
  readonly atendimento: {
    readonly atende: number;
    readonly de: number;
  } | null;
  readonly requisitos: {
    readonly fechada: boolean;
  } | null;
  readonly " $fragmentType": "impedimento_vaga";
};
export type impedimento_vaga$key = {
  readonly " $data"?: impedimento_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"impedimento_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "impedimento_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Requisitos",
      "kind": "LinkedField",
      "name": "requisitos",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fechada",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Atendimento",
      "kind": "LinkedField",
      "name": "atendimento",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "atende",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "de",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "362ae115092f2fff21e298c47d6b7e9a";

export default node;
