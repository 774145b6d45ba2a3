// `npm run server` puts the address of its chat here. Without one the agent in the browser answers.
