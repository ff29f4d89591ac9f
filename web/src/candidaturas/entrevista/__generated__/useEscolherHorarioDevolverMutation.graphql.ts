/**
 * @generated SignedSource<<7d06468bc21ec50c3060218e908df514>>
 * @relayHash f99ac92951234524eeb3792626870d82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe18b4a326fa59ca0a31d5b206d2e30cdf28648ad712edf31de83f79aad1929d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DevolverHorarioInput = {
  vaga: string;
};
export type useEscolherHorarioDevolverMutation$variables = {
  input: DevolverHorarioInput;
};
export type useEscolherHorarioDevolverMutation$data = {
  readonly devolverHorario: {
    readonly __typename: "DevolverHorarioSuccess";
    readonly vaga: {
      readonly " $fragmentSpreads": FragmentRefs<"MinhaEntrevista_vaga">;
    } | null;
  } | {
    readonly __typename: "HorarioRecusado";
    readonly mensagem: string;
    readonly vaga: {
      readonly " $fragmentSpreads": FragmentRefs<"MinhaEntrevista_vaga">;
    } | null;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useEscolherHorarioDevolverMutation = {
  response: useEscolherHorarioDevolverMutation$data;
  variables: useEscolherHorarioDevolverMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Vaga",
  "kind": "LinkedField",
  "name": "vaga",
  "plural": false,
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MinhaEntrevista_vaga"
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mensagem",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Vaga",
  "kind": "LinkedField",
  "name": "vaga",
  "plural": false,
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
          "name": "inicio",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minha",
          "storageKey": null
        },
        (v5/*:: as any*/),
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
        }
      ],
      "storageKey": null
    },
    (v5/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useEscolherHorarioDevolverMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "devolverHorario",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "DevolverHorarioSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "type": "HorarioRecusado",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEscolherHorarioDevolverMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "devolverHorario",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v6/*:: as any*/)
            ],
            "type": "DevolverHorarioSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "type": "HorarioRecusado",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fe18b4a326fa59ca0a31d5b206d2e30cdf28648ad712edf31de83f79aad1929d",
    "metadata": {},
    "name": "useEscolherHorarioDevolverMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4f8416dc1ae5726f0b80c66823c66867";

export default node;
