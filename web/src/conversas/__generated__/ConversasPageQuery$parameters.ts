/**
 * @generated SignedSource<<498ec3c122568dc553fb86852605d622>>
 * @relayHash b31a4551cf40aae1dc9ba75d5d83a1d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a049c8aaafd50c166577bada9baa46234b8e14e87831fb58299cf0dfa34280f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConversasPageQuery } from './ConversasPageQuery.graphql';

const node: PreloadableConcreteRequest<ConversasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a049c8aaafd50c166577bada9baa46234b8e14e87831fb58299cf0dfa34280f",
    "metadata": {},
    "name": "ConversasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
