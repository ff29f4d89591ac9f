/**
 * @generated SignedSource<<de3df3a0442295435a52c4960571c960>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Horarios_vaga$data = {
  readonly entrevistas: ReadonlyArray<{
    readonly candidato: {
      readonly nome: string | null;
    } | null;
    readonly id: string;
    readonly inicio: string;
    readonly link: string | null;
    readonly local: string | null;
    readonly minutos: number;
  }> | null;
  readonly " $fragmentType": "Horarios_vaga";
};
export type Horarios_vaga$key = {
  readonly " $data"?: Horarios_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"Horarios_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Horarios_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Horario",
      "kind": "LinkedField",
      "name": "entrevistas",
      "plural": true,
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
          "name": "inicio",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minutos",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "local",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "link",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Pessoa",
          "kind": "LinkedField",
          "name": "candidato",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nome",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "034144be721103f6c17ce6457e60e523";

export default node;
