/**
 * @generated SignedSource<<baf423818e6a924a87e8640890743a50>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Papel = "ESTUDANTE" | "PROFESSOR";
import type { FragmentRefs } from "relay-runtime";
export type ConversaPane_viewer$data = {
  readonly conversa: {
    readonly naoLidas: number;
    readonly papel: Papel | null;
    readonly pessoa: {
      readonly avatar: string | null;
      readonly id: string;
      readonly nome: string | null;
    };
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"MensagensList_viewer">;
  readonly " $fragmentType": "ConversaPane_viewer";
};
export type ConversaPane_viewer$key = {
  readonly " $data"?: ConversaPane_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversaPane_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "com"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ConversaPane_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "codigo",
          "variableName": "com"
        }
      ],
      "concreteType": "Conversa",
      "kind": "LinkedField",
      "name": "conversa",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "naoLidas",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "papel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Pessoa",
          "kind": "LinkedField",
          "name": "pessoa",
          "plural": false,
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
              "name": "nome",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "avatar",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MensagensList_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "523bd66ff8c238d26a79d86d53e714a3";

export default node;
