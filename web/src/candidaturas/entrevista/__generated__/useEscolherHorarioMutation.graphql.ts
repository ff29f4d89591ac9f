/**
 * @generated SignedSource<<d236bd4dfa1cab134e7eabf2e7c3e9db>>
 * @relayHash 6b0ccb61a3c72f1b5ee03661fd330d39
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a587c8c886dd2deeb8b6eb5f44f9ae1d26018a680ec1e54d5fe9f79b38fec09e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EscolherHorarioInput = {
  horario: string;
  vaga: string;
};
export type useEscolherHorarioMutation$variables = {
  input: EscolherHorarioInput;
};
export type useEscolherHorarioMutation$data = {
  readonly escolherHorario: {
    readonly __typename: "EscolherHorarioSuccess";
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
export type useEscolherHorarioMutation = {
  response: useEscolherHorarioMutation$data;
  variables: useEscolherHorarioMutation$variables;
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
    "name": "useEscolherHorarioMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "escolherHorario",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "EscolherHorarioSuccess",
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
    "name": "useEscolherHorarioMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "escolherHorario",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v6/*:: as any*/)
            ],
            "type": "EscolherHorarioSuccess",
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
    "id": "a587c8c886dd2deeb8b6eb5f44f9ae1d26018a680ec1e54d5fe9f79b38fec09e",
    "metadata": {},
    "name": "useEscolherHorarioMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e5bfab5c81b916ab47b3aa607b1f4d19";

export default node;
